/** What the Material Design set has no icon for, drawn on its grid of 24. The holes are cut by the even-odd rule. */
export const drawnIcons: Readonly<Record<string, string>> = {
  "abrasive-disc":
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.2a7.8 7.8 0 0 1 3.3.73l-1.9 3.3a4 4 0 0 0-1.4-.25Zm5.1 1.9A7.8 7.8 0 0 1 19.6 10l-3.8.66a4 4 0 0 0-.8-1.3ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Zm7.77 2.7a7.8 7.8 0 0 1-1.7 4.2l-3-2.4c.4-.5.7-1 .8-1.6Zm-5.3 3.1 1.9 3.3a7.8 7.8 0 0 1-4.3.9V16c.9 0 1.7-.1 2.4-.4Z",
  "adhesive-bottle":
    "M10.5 2h3v3h-3zM9.7 6h4.6l1.2 4H8.5zM7 11h10a1 1 0 0 1 1 1v8.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20.5V12a1 1 0 0 1 1-1Zm5 2.5c-1.3 1.7-2 2.8-2 3.8a2 2 0 1 0 4 0c0-1-.7-2.1-2-3.8Z",
  "end-mill":
    "M9 2h6v6l-1 1h-4L9 8zM10.3 10h3.4v1.5l-3.4 1.7zm0 4.6 3.4-1.7v2.3l-3.4 1.7zm0 3.7 3.4-1.7v1.8L12 20.6l-1.7-1.3zM3 19h5v3H3zm13 0h5v3h-5z",
  "electric-motor":
    "M6 6h11a1 1 0 0 1 1 1v2h2v2h2v2h-2v2h-2v2a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm1.5 2v1.4h8V8Zm0 2.9v1.4h8v-1.4Zm0 2.9v1.4h8v-1.4ZM2 8.5h2v7H2zM8 3h6v2H8zM5.5 19h12v2h-12z",
  "raw-stock":
    "m5.5 3 3.8 1.7v4L5.5 10.5 1.7 8.7v-4zM12 12.5h9.5v2H12zm0 3.5h9.5v2H12zm0 3.5h9.5v2H12zM3 12.5h2.5V19H10v2.5H3zM12 3h9.5v2.2h-3.6v2.6h3.6V10H12V7.8h3.6V5.2H12z",
  "welding-torch":
    "M4 3h9l2 4-1.3.7 2 4.3-2.4 1.1-2.3-4.5H4zM13.8 15.2l1 2.3 2.3-1.1-1.1 2.3 2.3 1-2.4.8.9 2.3-2.3-1.2-1.2 2.2-.7-2.5-2.4.9 1.2-2.2-2.3-1.1 2.5-.7-.9-2.4 2.2 1.2zM4 11h4v2H4z",
};
