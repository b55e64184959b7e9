export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button.tsx";
export { type ButtonLook, buttonClass } from "./button-class.ts";
