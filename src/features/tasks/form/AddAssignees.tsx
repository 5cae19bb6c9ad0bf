import { useAtomValue } from 'jotai'
import { memo, useMemo, useState } from 'react'
import { orgStructure } from '../../../contract/orgStructure.ts'
import { doerProblem } from '../../../rules/tasks/performers.ts'
import { noAccessMark } from '../../../rules/tasks/workAccess.ts'
import { InsteadOf } from '../../../screen-kit/lookup/InsteadOf.tsx'
import { awayTextsAtom } from '../../../screen-kit/lookup/standIns.ts'
import { useSearchPicker } from '../../../screen-kit/search/useSearchPicker.ts'
import { useFetch } from '../../../state/useFetch.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconPeople, IconPerson, IconStructure } from '../../../widgets/icons.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { fieldId } from './draftErrors.ts'
import { notifyRefused } from './pickerMessages.ts'
import {
  accessProblem,
  addedPerson,
  addedPosition,
  holdersOf,
  type PickedPerson,
  type PickedPosition,
  pickerPageSize,
  requestPeople,
  requestPositions,
} from './searchStaff.ts'
import { type AddedPerformer, performerOf } from './taskDraft.ts'

const ChoosePeopleDialog = lazyPart(() => import(/* webpackChunkName: "structure" */ './ChoosePeopleDialog.tsx'))
const OrgStructureDialog = lazyPart(
  () => import(/* webpackChunkName: "structure" */ '../../../screen-kit/structure/OrgStructureDialog.tsx'),
)

type Props = { onAdd: (added: readonly AddedPerformer[]) => void; error: string | undefined }

export const AddAssignees = memo(({ onAdd, error }: Props) => {
  const [choosing, setChoosing] = useState<'list' | 'structure' | null>(null)
  const close = () => setChoosing(null)
  return (
    <div className="task-add">
      <AddPerson onAdd={onAdd} error={error} />
      <AddPosition onAdd={onAdd} />
      <div className="task-add-many flex flex-wrap gap-2">
        <Button icon={IconPeople} onClick={() => setChoosing('list')}>
          Избери от списък
        </Button>
        <Button icon={IconStructure} onClick={() => setChoosing('structure')}>
          Избери от структурата
        </Button>
      </div>
      {choosing === 'list' && (
        <ChoosePeopleDialog
          onAdd={(people) => {
            close()
            onAdd(people.map(addedPerson))
          }}
          onClose={close}
        />
      )}
      {choosing === 'structure' && (
        <OrgStructureDialog
          title="Избор от структурата"
          picks="person"
          work="documents"
          onPick={({ id, name, above: [positionName = '', memberOfDepartment = ''] }) => {
            close()
            onAdd([addedPerson({ personId: id, fullName: name, positionName, memberOfDepartment })])
          }}
          onClose={close}
        />
      )}
    </div>
  )
})

const NoAccess = ({ problem }: { problem: string | null }) =>
  problem !== null && <small className="combo-unavailable">{noAccessMark}</small>

const AddPerson = ({ onAdd, error }: Props) => {
  const fetchOnce = useFetch()
  const { text, onText, ...search } = useSearchPicker(
    useMemo(() => requestPeople(fetchOnce), [fetchOnce]),
    pickerPageSize,
  )
  const awayTextOf = useAtomValue(awayTextsAtom)
  const [refused, setRefused] = useState<PickedPerson | null>(null)
  const addInstead = async (personId: number) => {
    const staff = await fetchOnce(queryOf(orgStructure.getPersonsAndPositions, {}))
    const found = staff.done ? staff.reply.find((one) => one.personId === personId) : undefined
    if (!found) return
    setRefused(null)
    onText('')
    onAdd([addedPerson(found)])
  }
  return (
    <div className="flex flex-column gap-1">
      <PickerField<PickedPerson>
        {...search}
        id={fieldId('taskAssignees')}
        className="staff-picker"
        label="Добави служител"
        error={error}
        required
        text={text}
        onText={onText}
        itemKey={({ personId, positionName }) => `${personId} ${positionName}`}
        itemText={({ fullName }) => fullName}
        itemIcon={() => IconPerson}
        renderItem={(person) => (
          <span className="flex flex-column min-w-0">
            {person.fullName}
            <small className="muted">
              {[person.positionName, person.memberOfDepartment].filter((part) => part).join(', ')}
            </small>
            <NoAccess problem={accessProblem(person)} />
            {awayTextOf(person.personId) !== '' && <small className="muted">{awayTextOf(person.personId)}</small>}
          </span>
        )}
        selected={[]}
        onPick={(person) => {
          const isRefused = notifyRefused(accessProblem(person))
          setRefused(isRefused ? person : null)
          if (isRefused) return
          onText('')
          onAdd([addedPerson(person)])
        }}
        onRemove={() => undefined}
        placeholder="Име, длъжност или звено"
        prompt="Въведете част от името, длъжността или звеното."
        nothingFound="Няма такъв служител."
      />
      {refused && (
        <InsteadOf
          personId={refused.personId}
          because={`${refused.fullName} ${noAccessMark}`}
          verb="Възложи на"
          onChoose={({ id }) => void addInstead(id)}
        />
      )}
    </div>
  )
}

const AddPosition = ({ onAdd }: Pick<Props, 'onAdd'>) => {
  const fetchOnce = useFetch()
  const { text, onText, ...search } = useSearchPicker(
    useMemo(() => requestPositions(fetchOnce), [fetchOnce]),
    pickerPageSize,
  )
  return (
    <PickerField<PickedPosition>
      {...search}
      className="staff-picker"
      label="Добави длъжност"
      text={text}
      onText={onText}
      itemKey={({ id }) => id}
      itemText={({ positionName }) => positionName}
      itemIcon={() => IconStructure}
      renderItem={(position) => (
        <span className="flex flex-column min-w-0">
          {position.positionName}
          <small className="muted">
            {position.memberOfDepartment} · {holdersOf(position).join(', ') || 'незаета'}
          </small>
          <NoAccess
            problem={holdersOf(position).length > 0 ? doerProblem(performerOf(addedPosition(position))) : null}
          />
        </span>
      )}
      selected={[]}
      onPick={(position) => {
        const added = addedPosition(position)
        if (notifyRefused(doerProblem(performerOf(added)))) return
        onText('')
        onAdd([added])
      }}
      onRemove={() => undefined}
      placeholder="Длъжност или звено"
      prompt="Въведете част от длъжността или звеното."
      nothingFound="Няма такава длъжност."
    />
  )
}
