import { useAtomValue } from 'jotai'
import type { Gender } from '../../contract/labels.ts'
import { Clamp } from '../../widgets/grid/Clamp.tsx'
import { type LookupOptions, labelFrom } from './lookupOptions.ts'

export const LookupName = ({
  from,
  id,
  none = '–',
  gender,
}: {
  from: LookupOptions
  id: number | null
  none?: string
  gender?: Gender
}) => {
  const lookup = useAtomValue(from.optionsAtom)
  const name = from.shortName?.(labelFrom(lookup, id, gender)) ?? labelFrom(lookup, id, gender)
  return name ? <Clamp>{name}</Clamp> : <span className="muted">{none}</span>
}
