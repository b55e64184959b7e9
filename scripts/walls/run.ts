import { walls } from "./all-walls.ts";
import { reportFindings } from "./finding.ts";
import { openProject } from "./wall.ts";

const project = openProject(process.cwd(), process.argv.slice(2));
reportFindings(walls.flatMap((wall) => wall.find(project).map((finding) => ({ wall: wall.name, ...finding }))));
