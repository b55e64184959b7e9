/** Dark squares on a light ground, whatever the page's colors: cameras need it so. */
export function QrCode({ rows }: { readonly rows: readonly (readonly boolean[])[] }) {
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className="qr-code" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label="QR code for the app">
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
