import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { type MetaDescriptor, data } from "react-router";

export function loader() {
  return data(null, { status: 404 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Page not found | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return (
    <div className="mx-auto max-w-[1440px] px-300 py-600">
      <h1>There is nothing at this address</h1>
      <p className="mt-100">
        Check the address, or start from the <a href={urls.home()}>home page</a>.
      </p>
    </div>
  );
}
