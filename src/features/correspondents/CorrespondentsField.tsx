import { memo, useEffect, useEffectEvent, useState } from 'react'
import { mergeMap, Subject } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import type { Direction } from '../../contract/enumerations.ts'
import type { CorrespondentDropdownItem } from '../../contract/shapes/correspondents.ts'
import { rankMatches } from '../../rules/words/rankMatches.ts'
import { CorrespondentFacts } from '../../screen-kit/search/CorrespondentFacts.tsx'
import { type RequestPage, useSearchPicker } from '../../screen-kit/search/useSearchPicker.ts'
import { fromCall } from '../../streams/fromCall.ts'
import { attempt, request } from '../../transport/request.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../widgets/fields/PickerField.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconAddPerson, IconLegalEntity, IconPerson } from '../../widgets/icons.ts'
import { CorrespondentDialog } from './lazyEditor.tsx'
import { PickedCorrespondents } from './PickedCorrespondents.tsx'
import { type PickedCorrespondent, pickedOf } from './pickedCorrespondent.ts'
import './correspondents.css'

type Props = Omit<FieldProps, 'label'> & {
  label?: string
  value: readonly PickedCorrespondent[]
  onChange: (value: readonly PickedCorrespondent[]) => void
  firstIs?: string
  direction?: Direction
}

/**
 * The number of results per page. The search starts one second after the last key, for any text that is not empty
 * (specification 1, section 9).
 */
const pageSize = 7
const requestCorrespondents: RequestPage<CorrespondentDropdownItem> = async (search, { page, size }, signal) => {
  const query = { page, size, search }
  const reply = await request(documents.searchDocumentCorrespondentsDropdown, { query }, { signal })
  return reply && rankMatches(reply.items, search, ({ textValue }) => textValue)
}

const asPicked = ({ correspondentID, textValue, isLegalEntity }: CorrespondentDropdownItem): PickedCorrespondent => ({
  id: correspondentID,
  name: textValue,
  isLegalEntity,
  identifier: '',
})

export const CorrespondentsField = memo(
  ({ label = 'Кореспонденти', value, onChange, firstIs, direction, ...field }: Props) => {
    const search = useSearchPicker(requestCorrespondents, pageSize)
    const [edited, setEdited] = useState<number | 'new' | null>(null)
    const replace = (one: PickedCorrespondent) =>
      onChange(value.map((other) => (other.id === one.id ? { ...one, roleId: other.roleId ?? null } : other)))
    const put = (one: PickedCorrespondent) => {
      if (value.some(({ id }) => id === one.id)) return replace(one)
      onChange([...value, one])
      announce(`Добавен: ${one.name}, избрани ${value.length + 1}.`)
    }
    const name = useNumberOf(replace)
    const enter = !field.disabled && (
      <Button icon={IconAddPerson} onClick={() => setEdited('new')}>
        Нов кореспондент
      </Button>
    )
    return (
      <div className="flex flex-column gap-2 min-w-0">
        <div className="correspondents-finder">
          <PickerField<CorrespondentDropdownItem>
            {...field}
            label={label}
            text={search.text}
            onText={search.onText}
            state={search.state}
            items={search.items}
            hasMore={search.hasMore}
            onMore={search.onMore}
            onRetry={search.onRetry}
            itemKey={({ correspondentID }) => correspondentID}
            itemText={({ textValue }) => textValue}
            itemIcon={({ isLegalEntity }) => (isLegalEntity ? IconLegalEntity : IconPerson)}
            renderItem={(item) => <Found item={item} />}
            selected={[]}
            multiple
            onPick={(item) => {
              search.onText('')
              put(asPicked(item))
              name(item.correspondentID)
            }}
            onRemove={({ correspondentID }) => onChange(value.filter(({ id }) => id !== correspondentID))}
            placeholder="Име, наименование, ЕГН или ЕИК"
            prompt="Въведете част от името или номера."
            onNothing={() => setEdited('new')}
            nothingFound={
              <span className="nobody-found">
                Няма такъв кореспондент.
                {enter}
              </span>
            }
          />
          {enter}
        </div>
        <PickedCorrespondents
          value={value}
          onChange={onChange}
          onEdit={setEdited}
          firstIs={firstIs}
          direction={direction}
          disabled={field.disabled}
        />
        <CorrespondentDialog
          open={edited !== null}
          correspondentId={edited === 'new' ? null : edited}
          initialName={search.text}
          onDone={(one) => {
            setEdited(null)
            search.onText('')
            put(pickedOf(one))
          }}
          onClose={() => setEdited(null)}
        />
      </div>
    )
  },
)

const useNumberOf = (onKnown: (one: PickedCorrespondent) => void) => {
  const [picked] = useState(() => new Subject<number>())
  const notify = useEffectEvent(onKnown)
  useEffect(() => {
    const reply = (id: number) =>
      fromCall((signal) => attempt(documents.getCorrespondentById, { query: { id } }, { quiet: true, signal }))
    const subscription = picked
      .pipe(mergeMap(reply))
      .subscribe((outcome) => outcome.done && notify(pickedOf(outcome.reply)))
    return () => subscription.unsubscribe()
  }, [picked])
  return (id: number) => picked.next(id)
}

const Found = ({ item }: { item: CorrespondentDropdownItem }) => (
  <>
    <span className="visually-hidden">{item.isLegalEntity ? 'Организация: ' : 'Лице: '}</span>
    {item.textValue} <CorrespondentFacts item={item} />
  </>
)
