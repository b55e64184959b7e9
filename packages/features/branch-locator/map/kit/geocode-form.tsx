import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { useState } from "react";
import { type GeocodeQuery, type MapsSettings, loadMapsService } from "../maps-service.ts";

/** Asks the configured maps service where something is. */
export function GeocodeForm({ settings }: { readonly settings: MapsSettings }) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");
  const geocode = async (query: GeocodeQuery) => {
    const service = await loadMapsService(settings);
    const result = await service.geocode(query);
    const position = result.status === "OK" ? [result.position.latitude, result.position.longitude] : [];
    setAnswer([result.status, ...position].join(" "));
  };
  return (
    <div>
      <TextField label="Address" name="address" value={text} onChange={(event) => setText(event.target.value)} />
      <Button onClick={() => void geocode({ address: text })}>Geocode address</Button>
      <Button onClick={() => void geocode({ postalCode: text })}>Geocode ZIP</Button>
      <span data-testid="geocoded">{answer}</span>
    </div>
  );
}
