import { useAtomValue } from 'jotai'
import type { Gender } from '../../contract/labels.ts'
import { type LookupOptions, labelFrom } from './lookupOptions.ts'

/** The name of an id in a lookup list, in a cell; `none` where there is no id. */
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
  return labelFrom(lookup, id, gender) || <span className="muted">{none}</span>
}
