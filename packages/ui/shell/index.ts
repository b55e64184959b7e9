export { Shell, type ShellProps } from "./shell.tsx";
