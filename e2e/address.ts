/** Another port, and with it another database and index, lets several checkouts test side by side. */
export const storePort = Number(process.env["E2E_PORT"] ?? 3_300);
/** The mail server of the browser tests. */
export const mailPorts = { smtp: storePort + 20_000, inbox: storePort + 21_000 };
/** Where a test's own name server answers the store. */
export const dnsPort = storePort + 22_000;
export const storeUrl = `http://127.0.0.1:${storePort}`;

/** The fake of the payment provider, and where its pages are. */
export const paymentPort = storePort + 23_000;
