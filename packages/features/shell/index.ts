export { fetchPage } from "./prefetched-data.ts";
export { createQueryClient } from "./query-client.ts";
export { Footer } from "./ui/footer.tsx";
export { Header } from "./ui/header.tsx";
export { SoftNavigation } from "./ui/soft-navigation.tsx";
