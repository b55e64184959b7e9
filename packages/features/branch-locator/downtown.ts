/** Where the map begins when nothing is known of where the visitor is: downtown Chicago. Spec 4. */
export const downtown = { latitude: 41.8781, longitude: -87.6298 } as const;
