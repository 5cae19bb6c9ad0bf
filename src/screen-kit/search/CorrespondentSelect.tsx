import { memo, type ReactNode } from 'react'
import { documents } from '../../contract/documents.ts'
import type { CorrespondentDropdownItem } from '../../contract/shapes/correspondents.ts'
import { rankMatches } from '../../rules/words/rankMatches.ts'
import { request } from '../../transport/request.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../widgets/fields/PickerField.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconLegalEntity, IconPerson } from '../../widgets/icons.ts'
import { CorrespondentFacts } from './CorrespondentFacts.tsx'
import { type RequestPage, useSearchPicker } from './useSearchPicker.ts'
import './correspondentSelect.css'

export type ChosenCorrespondent = Pick<CorrespondentDropdownItem, 'correspondentID' | 'textValue' | 'isLegalEntity'>

/** The number of results that one request returns (specification 1, section 9). */
const pageSize = 7
type Kind = 'person' | 'organisation'
/** The call has no filter by kind, so more results are requested and those of the other kind are left out. */
const pageSizeOfKind = 50

const requestOf =
  (kind?: Kind): RequestPage<CorrespondentDropdownItem> =>
  async (search, { page, size }, signal) => {
    const query = { page, size, search }
    const reply = await request(documents.searchDocumentCorrespondentsDropdown, { query }, { signal })
    if (!reply) return null
    const fitting = reply.items.filter(({ isLegalEntity }) => !kind || isLegalEntity === (kind === 'organisation'))
    const items = rankMatches(fitting, search, ({ textValue }) => textValue)
    return { items, hasMore: items.length > 0 && reply.items.length >= size }
  }
const requestOfAll = requestOf()
const requestOfKind = { person: requestOf('person'), organisation: requestOf('organisation') }

type Props = FieldProps & {
  selected: readonly ChosenCorrespondent[]
  onPick: (correspondent: ChosenCorrespondent) => void
  onRemove: (correspondent: ChosenCorrespondent) => void
  multiple?: boolean
  /** Finds only correspondents of this kind. */
  kind?: Kind
  /** Called with the typed text if the search finds nothing; `clear` empties the field. */
  onUnknown?: (typed: string, clear: () => void) => void
  nothingFound?: (enter: (() => void) | undefined) => ReactNode
  /** Rendered below the search while none is chosen, because the search may find others with a similar name. */
  action?: (enter: () => void) => ReactNode
}

const Item = ({ item }: { item: CorrespondentDropdownItem | ChosenCorrespondent }) => (
  <span className="flex flex-wrap align-items-center gap-2">
    <Glyph icon={item.isLegalEntity ? IconLegalEntity : IconPerson} />
    <span className="visually-hidden">{item.isLegalEntity ? 'Организация' : 'Лице'}</span>
    <span>{item.textValue}</span>
    {'occurrenceCount' in item && <CorrespondentFacts item={item} />}
  </span>
)

export const CorrespondentSelect = memo(
  ({ selected, onPick, onRemove, multiple, kind, onUnknown, nothingFound, action, ...field }: Props) => {
    const { text, onText, ...search } = useSearchPicker(
      kind ? requestOfKind[kind] : requestOfAll,
      kind ? pageSizeOfKind : pageSize,
    )
    const enter = onUnknown && (() => onUnknown(text, () => onText('')))
    return (
      <PickerField<ChosenCorrespondent>
        {...field}
        {...search}
        className={field.className ? `correspondent-select ${field.className}` : 'correspondent-select'}
        text={text}
        onText={onText}
        itemKey={({ correspondentID }) => correspondentID}
        itemText={({ textValue }) => textValue}
        renderItem={(item) => <Item item={item} />}
        selected={selected}
        onPick={(item) => {
          onText('')
          onPick(item)
        }}
        onRemove={onRemove}
        {...(multiple && { multiple })}
        placeholder="Име или идентификатор"
        prompt="Въведете част от името или идентификатора."
        nothingFound={nothingFound ? nothingFound(enter) : 'Няма такъв кореспондент.'}
        {...(enter && { onNothing: enter })}
        {...(enter && action && selected.length === 0 && { action: action(enter) })}
      />
    )
  },
)
