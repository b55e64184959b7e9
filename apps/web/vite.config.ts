import { reactRouter } from "@react-router/dev/vite";
import { leanIcons } from "@capstan/ui/lean-icons";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** One piece for what every page needs: cut finer, each further route would make the home page larger. */
const framework = { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// };

export default defineConfig({
  plugins: [leanIcons(), tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } } },
});
