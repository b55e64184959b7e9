import { createContext } from "react-router";
import type { CompanySettingsReader, CompanySignInReader } from "./company-sign-in.ts";

/** What the pages of the company's sign-in read. */
export const companySignInContext = createContext<CompanySignInReader>();

/** What the administrators' page reads. */
export const companySettingsContext = createContext<CompanySettingsReader>();
