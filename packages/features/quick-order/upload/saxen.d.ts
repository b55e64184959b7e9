declare module "saxen" {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: "openTag",
      handle: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: "closeTag", handle: (name: string) => void): this;
    on(event: "text", handle: (text: string, decode: Decode) => void): this;
    on(event: "cdata", handle: (text: string) => void): this;
    on(event: "attention", handle: (text: string) => void): this;
    on(event: "error" | "warn", handle: (error: Error) => void): this;
    stop(): this;
    parse(xml: string): unknown;
  }
}
