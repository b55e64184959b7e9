/** Another port, and with it another database and index, lets several checkouts test side by side. */
export const storePort = Number(process.env["E2E_PORT"] ?? 3_300);
export const storeUrl = `http://127.0.0.1:${storePort}`;
