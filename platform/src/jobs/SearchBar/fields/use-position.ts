import { useState } from 'react';
import { fromPositionArea } from 'shared-contracts';

const patienceMs = 15_000;
const km = 10;

type State = 'idle' | 'asking' | 'refused' | 'unavailable';

/**
 * Asks for the device's position, only when `ask` is called.
 * @param onPosition receives a value of the filter `place`, rounded on the device to 0.01° (about 1 km)
 */
export function usePosition(onPosition: (value: string) => void) {
  const [state, setState] = useState<State>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState('unavailable');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onPosition(fromPositionArea({ latitude, longitude, km }));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: 300_000, timeout: patienceMs },
    );
  };
  return { state, ask };
}
