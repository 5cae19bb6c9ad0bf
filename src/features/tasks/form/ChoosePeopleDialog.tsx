import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { noAccessMark } from '../../../rules/tasks/workAccess.ts'
import { matcherOf } from '../../../rules/words/foldText.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { awayTextsAtom } from '../../../screen-kit/lookup/standIns.ts'
import { itemsOf, lookupAtom, retryLookupAtom } from '../../../state/lookup.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../../widgets/fields/SearchBox.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn, RowKey } from '../../../widgets/grid/gridColumn.ts'
import { Paginator } from '../../../widgets/grid/Paginator.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { accessProblem, type PickedPerson, personText, pickerPageSize } from './searchStaff.ts'

type Props = { onAdd: (people: readonly PickedPerson[]) => void; onClose: () => void }

const columnsWith = (awayTextOf: (personId: number) => string): readonly GridColumn<PickedPerson>[] => [
  {
    key: 'fullName',
    header: 'Служител',
    onPhone: 'title',
    cell: (person) => {
      const mark = accessProblem(person) === null ? awayTextOf(person.personId) : noAccessMark
      return mark === '' ? (
        person.fullName
      ) : (
        <>
          {person.fullName}, <span className="muted">{mark}</span>
        </>
      )
    },
  },
  { key: 'positionName', header: 'Длъжност', onPhone: 'bare', cell: ({ positionName }) => positionName },
  { key: 'memberOfDepartment', header: 'Звено', onPhone: 'bare', cell: ({ memberOfDepartment }) => memberOfDepartment },
]
const keyOf = ({ personId }: PickedPerson) => personId
const nameOf = ({ fullName }: PickedPerson) => fullName
const sizes = [pickerPageSize, 25, 50]
const staffAtom = lookupAtom(orgStructure.getPersonsAndPositions, {})

const refusalFor = (chosen: readonly PickedPerson[]): Refusal | undefined => {
  if (chosen.length === 0)
    return { title: 'Няма избрани служители.', because: 'Отбележете поне един служител в списъка.' }
  const [problem] = chosen.flatMap((one) => accessProblem(one) ?? [])
  return problem === undefined ? undefined : { title: 'Избраните не могат да бъдат добавени.', because: problem }
}

/** Renders a list of employees to choose from. The selection stays when the search or the page changes. */
const ChoosePeopleDialog = ({ onAdd, onClose }: Props) => {
  const staff = useAtomValue(staffAtom)
  const retry = useSetAtom(retryLookupAtom)
  const awayTextOf = useAtomValue(awayTextsAtom)
  const columns = useMemo(() => columnsWith(awayTextOf), [awayTextOf])
  const [text, setText] = useState('')
  const [{ skip, take }, setPage] = useState({ skip: 0, take: pickerPageSize })
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  const all = itemsOf(staff)
  const texts = useMemo(() => all?.map((one) => ({ one, text: personText(one) })), [all])
  const found = useMemo(() => {
    const fits = matcherOf(text)
    return texts?.filter((entry) => fits(entry.text)).map(({ one }) => one)
  }, [texts, text])
  const chosen = all?.filter(({ personId }) => selected.has(personId)) ?? []
  const refusal = refusalFor(chosen)
  return (
    <Dialog
      open
      persistent
      size="l"
      title="Избор на служители"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button kind="primary" onClick={() => onAdd(chosen)} {...(refusal && { refusal })}>
            {chosen.length === 0 ? 'Добави' : `Добави ${pluralise(chosen.length, 'person')}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <SearchBox
          label="Търсене на служител"
          text={text}
          onText={(next) => {
            setText(next)
            setPage({ skip: 0, take })
          }}
          placeholder="Име, длъжност или звено"
        />
        <Grid
          label="Служители"
          columns={columns}
          rows={found?.slice(skip, skip + take)}
          rowKey={keyOf}
          rowLabel={nameOf}
          selection={{ selected, onChange: setSelected }}
          skeletonRows={pickerPageSize}
          total={found?.length}
          empty={<EmptyState title="Няма такъв служител">Търси се по име, длъжност и звено.</EmptyState>}
          error={
            staff.kind === 'failed'
              ? { message: staff.fault.message, onRetry: () => void retry(orgStructure.getPersonsAndPositions) }
              : undefined
          }
          footer={
            found && found.length > 0 ? (
              <Paginator skip={skip} take={take} total={found.length} sizes={sizes} onChange={setPage} />
            ) : undefined
          }
        />
      </div>
    </Dialog>
  )
}

export default ChoosePeopleDialog
