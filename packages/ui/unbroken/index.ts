export { Unbroken } from "./unbroken.tsx";
