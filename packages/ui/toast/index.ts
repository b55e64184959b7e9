export type { Toast, ToastChange } from "./toast-queue.ts";
export { ToastArea } from "./toast-area.tsx";
export { toast, type ToastOptions } from "./toast-store.ts";
