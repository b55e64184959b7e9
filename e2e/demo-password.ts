/** By which the demo's people sign in at the store of the browser tests. */
export const demoPassword = "rope, anchor & capstan";
