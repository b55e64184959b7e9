/** The add-to-cart flow, in a chunk of its own, which comes when somebody is about to need it. */
export const loadAddInPlace = async () => import("./add-in-place.tsx");
