export { showSnackbar } from "./snackbar.ts";
