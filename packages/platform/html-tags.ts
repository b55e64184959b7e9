/** Spec 5: what is kept of what a branch says of its stock; without attributes. */
export const availabilityMessageTags = ["b", "i", "p", "ol", "ul", "li", "br", "em", "strong", "small"] as const;

/** What is within these is no text for people, or is read otherwise by a browser. */
export const nonTextTags = ["script", "style", "noscript", "xmp"] as const;
