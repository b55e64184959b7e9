import { reactRouter } from "@react-router/dev/vite";
import { leanIcons } from "@capstan/ui/lean-icons";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [leanIcons(), tailwindcss(), reactRouter()] });
