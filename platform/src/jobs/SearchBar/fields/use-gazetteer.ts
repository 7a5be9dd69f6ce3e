import { useEffect, useState } from 'react';
import type * as places from 'shared-contracts/gazetteer';

export type Gazetteer = typeof places;

let loaded: Gazetteer | null = null;

async function load(): Promise<Gazetteer | null> {
  try {
    loaded = await import(/* webpackChunkName: "job-tools" */ 'shared-contracts/gazetteer');
    return loaded;
  } catch {
    return null;
  }
}

/** The places of Portugal, loaded when `isWanted`. A failed load is repeated the next time. */
export function useGazetteer(isWanted: boolean): { gazetteer: Gazetteer | null; hasFailed: boolean } {
  const [gazetteer, setGazetteer] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || gazetteer !== null) return undefined;
    let isCurrent = true;
    void load().then((module) => {
      if (!isCurrent) return null;
      setGazetteer(module);
      setFailed(module === null);
      return null;
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, gazetteer]);
  return { gazetteer, hasFailed };
}
