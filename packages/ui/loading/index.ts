export { Loading, type LoadingProps } from "./loading.tsx";
