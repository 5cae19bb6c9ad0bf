import { useSyncExternalStore } from 'react'

/** As wide as the style sheets call a phone. */
const phone = () => matchMedia('(max-width: 40em)')

const onChange = (tell: () => void) => {
  const media = phone()
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether the window is as narrow as a phone: for what is drawn otherwise there, not only laid out otherwise. */
export const useNarrow = (): boolean => useSyncExternalStore(onChange, () => phone().matches)
