import { useEffect, useEffectEvent, useState } from 'react'
import { correspondentRoleLabels } from '../../contract/correspondentRoles.ts'
import { documents } from '../../contract/documents.ts'
import type { Direction } from '../../contract/enumerations.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { allRoles, type PersonOfDocument, refusalOfRole } from '../../rules/correspondents/documentRoles.ts'
import { duplicatesWarning } from '../../screen-kit/saving/existingIds.ts'
import { IdempotentMutations, type Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { useSearchPicker } from '../../screen-kit/search/useSearchPicker.ts'
import { useFetch } from '../../state/useFetch.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt, mapReply } from '../../transport/request.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../widgets/fields/SearchBox.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { IconAddPerson } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { longerThan, maxResults, type SearchField, searches, searchFields } from './correspondentSearch.ts'
import { FoundCorrespondents } from './FoundCorrespondents.tsx'
import { CorrespondentDialog } from './lazyEditor.tsx'
import './correspondents.css'

export type AddingProps = {
  docGuid: string
  direction: Direction | null
  people: readonly PersonOfDocument[]
  onDone: () => void
  onClose: () => void
}

const options = Object.entries(searchFields).map(([value, label]) => ({ value, label }))

/** A person that is not in the document yet has no id in it. */
const newPerson = 0

const roleOptions = (direction: Direction | null, people: readonly PersonOfDocument[]) =>
  allRoles.map((role) => ({
    value: String(role),
    label: correspondentRoleLabels[role],
    disabled: refusalOfRole(direction, people, { id: newPerson, roleId: role }) !== undefined,
  }))

type Links = readonly { correspondent: Pick<Correspondent, 'id'> }[]

const addedCorrespondent = (docGuid: string, body: Correspondent, roleId: number | null): Mutation<Links, null> => ({
  about: JSON.stringify(body),
  content: [body, roleId],
  send: async (idempotencyKey) =>
    mapReply(
      await attempt(
        documents.createDocumentCorrespondent,
        { query: { docGuid }, body: { ...body, ...(roleId !== null && { roleId }) } },
        { idempotencyKey },
      ),
      () => null,
    ),
  readCurrent: () => attempt(documents.getDocumentCorrespondents, { query: { docGuid } }, { quiet: true }),
  find: (now) => (now.some(({ correspondent }) => correspondent.id === body.id) ? { reply: null } : null),
  duplicates: (now) =>
    duplicatesWarning(
      now.filter(({ correspondent }) => correspondent.id === body.id).length - 1,
      'Кореспондентът е добавен към документа',
      'Премахнете излишния.',
    ),
})

const useAdding = (docGuid: string, roleId: number | null, onDone: () => void) => {
  const { busy, run } = useSingleFlight()
  const [writes] = useState(() => new IdempotentMutations<null>())
  const put = (load: () => Promise<Correspondent | null>) =>
    run(async () => {
      const body = await load()
      if (body && (await writes.outcomeOf(addedCorrespondent(docGuid, body, roleId))).kind === 'done') onDone()
    })
  return { busy, put }
}

const AddCorrespondent = ({ docGuid, direction, people, onDone, onClose }: AddingProps) => {
  const [field, setField] = useState<SearchField>('fullName')
  const [isNew, setIsNew] = useState(false)
  const [roleId, setRoleId] = useState<number | null>(null)
  const { busy, put } = useAdding(docGuid, roleId, onDone)
  const fetchOnce = useFetch()
  const existing = async (id: number): Promise<Correspondent | null> => {
    const outcome = await fetchOnce(queryOf(documents.getCorrespondentById, { query: { id } }))
    return outcome.done ? outcome.reply : null
  }
  const search = useSearchPicker(searches[field], maxResults, { longerThan })
  const { text, onText } = search
  const requestAgain = useEffectEvent(() => onText(text))
  useEffect(() => {
    if (field) requestAgain()
  }, [field])
  return (
    <Dialog
      open
      size="l"
      title="Добавяне на кореспондент"
      onClose={onClose}
      persistent
      busy={busy}
      footer={
        <>
          <div className="start">
            <Button icon={IconAddPerson} onClick={() => setIsNew(true)}>
              Нов кореспондент
            </Button>
          </div>
          <Button onClick={onClose}>Затвори</Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <div className="adding-search">
          <SelectField
            label="Търсене по"
            value={field}
            options={options}
            empty={null}
            onChange={(value) => setField(options.find((one) => one.value === value)?.value as SearchField)}
          />
          <SelectField
            label="Роля в документа"
            value={roleId === null ? '' : String(roleId)}
            options={roleOptions(direction, people)}
            empty="Без роля"
            onChange={(value) => setRoleId(value === '' ? null : Number(value))}
          />
          <SearchBox label={searchFields[field]} text={text} onText={onText} placeholder="Поне 5 знака" />
        </div>
        {text.trim().length <= longerThan && (
          <p className="muted">Въведете поне {longerThan + 1} знака. Търсенето започва само.</p>
        )}
        <FoundCorrespondents search={search} busy={busy} onPick={(row) => put(() => existing(row.id))} />
      </div>
      <CorrespondentDialog
        open={isNew}
        initialName={text}
        onDone={(one) => {
          setIsNew(false)
          put(() => Promise.resolve(one))
        }}
        onClose={() => setIsNew(false)}
      />
    </Dialog>
  )
}

export default AddCorrespondent
