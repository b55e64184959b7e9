export const storePort = 3_300;
export const storeUrl = `http://127.0.0.1:${storePort}`;
