export function polygonsOf(geometry: GeoJSON.Geometry): GeoJSON.Position[][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

/** Square degrees; enough to tell large from small. */
export function areaOf(ring: readonly GeoJSON.Position[]): number {
  return Math.abs(ring.reduce((sum, at, index) => sum + cross(at, ring[(index + 1) % ring.length] ?? at), 0)) / 2;
}

function cross([x = 0, y = 0]: GeoJSON.Position, [nextX = 0, nextY = 0]: GeoJSON.Position): number {
  return x * nextY - nextX * y;
}

export function contains(ring: readonly GeoJSON.Position[], [x = 0, y = 0]: GeoJSON.Position): boolean {
  return ring.reduce((isInside, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !isInside : isInside;
  }, false);
}

/** The point of a polygon that is farthest from its edge, to a tenth of a degree: where a label has most room. */
export function roomiestPoint([outline = []]: GeoJSON.Position[][]): GeoJSON.Position {
  const longitudes = outline.map(([longitude = 0]) => longitude);
  const latitudes = outline.map(([, latitude = 0]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const step = Math.max(east - west, north - south) / 40;
  let best = { point: [(west + east) / 2, (south + north) / 2], room: -1 };
  for (let x = west + step / 2; x < east; x += step) {
    for (let y = south + step / 2; y < north; y += step) {
      const room = contains(outline, [x, y]) ? distanceToEdge(outline, [x, y]) : -1;
      if (room > best.room) best = { point: [x, y], room };
    }
  }
  return best.point;
}

function distanceToEdge(outline: readonly GeoJSON.Position[], [x = 0, y = 0]: GeoJSON.Position): number {
  const squash = Math.cos((y * Math.PI) / 180);
  return Math.min(...outline.map(([px = 0, py = 0]) => Math.hypot((px - x) * squash, py - y)));
}

/** A ring that runs across the 180th meridian jumps from one edge of the map to the other: it becomes two. */
export function cutAtDateLine(ring: readonly GeoJSON.Position[]): GeoJSON.Position[][] {
  const jumps = ring.some(([longitude = 0], index) => Math.abs(longitude - (ring[index + 1]?.[0] ?? longitude)) > 180);
  if (!jumps) return [[...ring]];
  const east = ring.map(([longitude = 0, latitude = 0]) => [longitude < 0 ? longitude + 360 : longitude, latitude]);
  const west = ring.map(([longitude = 0, latitude = 0]) => [longitude > 0 ? longitude - 360 : longitude, latitude]);
  return [east.map(([x = 0, y = 0]) => [Math.min(x, 180), y]), west.map(([x = 0, y = 0]) => [Math.max(x, -180), y])];
}
