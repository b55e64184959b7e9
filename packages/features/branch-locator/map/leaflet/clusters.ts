import Supercluster from "supercluster";
import { maxZoom } from "../camera.ts";
import type { BranchSelection, MapBranch } from "../map-view.ts";
import type { Position } from "../maps-service.ts";

/** Branches that stand too close together for a pin each; of one member, a pin. */
export interface Cluster {
  readonly key: string;
  readonly position: Position;
  /** By number. */
  readonly members: readonly MapBranch[];
  /** Where it falls apart. */
  readonly splitZoom: number;
}

/** Pixels between two pins below which they become one. */
const clusterRadius = 30;

export interface ClusterIndex {
  at(zoom: number): readonly Cluster[];
}

/** The selected branch is never part of a cluster: it has to be seen. */
export function clusterIndex({ branches, selectedCode }: BranchSelection): ClusterIndex {
  const index = new Supercluster<{ branch: MapBranch }>({ radius: clusterRadius, extent: 256, maxZoom: maxZoom - 1 });
  const selected = branches.filter(({ code }) => code === selectedCode).map(aloneAt);
  const others = branches.filter(({ code }) => code !== selectedCode);
  index.load(others.map(pointOf));
  return {
    at: (zoom) => {
      const found = index.getClusters([-180, -85, 180, 85], Math.round(zoom));
      const clusters = found.map(({ geometry, properties }): Cluster => {
        if (!("cluster_id" in properties)) return aloneAt(properties.branch);
        const id = properties.cluster_id;
        const members = index.getLeaves(id, Infinity).map((leaf) => leaf.properties.branch);
        members.sort((one, other) => one.number - other.number);
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        return {
          key: members.map(({ code }) => code).join(),
          position: { latitude, longitude },
          members,
          splitZoom: Math.min(index.getClusterExpansionZoom(id), maxZoom),
        };
      });
      return [...clusters, ...selected].toSorted((one, other) => firstNumber(one) - firstNumber(other));
    },
  };
}

function firstNumber({ members }: Cluster): number {
  return members[0]?.number ?? 0;
}

function aloneAt(branch: MapBranch): Cluster {
  return { key: branch.code, position: branch.position, members: [branch], splitZoom: maxZoom };
}

function pointOf(branch: MapBranch) {
  const { latitude, longitude } = branch.position;
  return {
    type: "Feature" as const,
    properties: { branch },
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  };
}
