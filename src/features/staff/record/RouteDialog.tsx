import { useAtomValue, useSetAtom } from 'jotai'
import { StaffMove } from '../../../contract/staff.ts'
import { today } from '../../../dates/clock.ts'
import { refusalOf, refusalText } from '../../../rules/ruleResult.ts'
import { movesFrom, routeEnd, staffMoveErrors } from '../../../rules/staff/mayMoveStaff.ts'
import { type Move, stepLabel } from '../../../rules/staff/staffRoute.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { movedStaff, type StaffDefinition, type StaffRecord } from '../staffDefinition.ts'
import { memberAtom, staffChangedAtom } from '../staffState.ts'
import { RouteHistory } from './RouteCard.tsx'

export type RouteProps<R extends StaffRecord> = {
  definition: StaffDefinition<R>
  record: R
  chosen?: string | undefined
  date?: string | undefined
  onClose: () => void
}
type Values = { move: string; date: string | null; comment: string }

const Current = <R extends StaffRecord>({ definition, record }: Pick<RouteProps<R>, 'definition' | 'record'>) => {
  const performer = record.performers.find(({ step }) => step !== null && step === record.step)
  return (
    <p>
      <span className="muted">Текуща стъпка:</span> <b>{stepLabel(definition.kind, record.step)}</b>
      {performer && (
        <>
          {' '}
          – {performer.title.toLowerCase()}: {performer.person?.name ?? '–'}
        </>
      )}
    </p>
  )
}

const History = <R extends StaffRecord>({ definition, record }: Pick<RouteProps<R>, 'definition' | 'record'>) => (
  <Section title="История">
    <RouteHistory kind={definition.kind} record={record} />
  </Section>
)

const Next = <R extends StaffRecord>({ record, move }: Pick<RouteProps<R>, 'record'> & { move: Move }) => {
  const performer = record.performers.find(({ step }) => step === move.to)
  return performer?.person ? (
    <p>
      <span className="muted">Отива при:</span> <b>{performer.person.name}</b>, {performer.title.toLowerCase()}
    </p>
  ) : null
}

/**
 * Renders „Маршрут“: state, permitted moves, refusals and history of the record (specification 2, section 1). If a move
 * is chosen beforehand, only the fields of this move are shown.
 */
export const RouteDialog = <R extends StaffRecord>(props: RouteProps<R>) => {
  const { definition, record, onClose } = props
  const me = useAtomValue(memberAtom)
  const moves = movesFrom(definition.kind, record, me, today())
  if (moves.length > 0) return <MoveForm {...props} moves={moves} />
  return (
    <Dialog open size="m" title="Маршрут" onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
      <div className="flex flex-column gap-3">
        <Current {...props} />
        <p className="muted">{routeEnd(record)}</p>
        <History {...props} />
      </div>
    </Dialog>
  )
}

type FormProps<R extends StaffRecord> = RouteProps<R> & { moves: ReturnType<typeof movesFrom> }

const MoveForm = <R extends StaffRecord>(props: FormProps<R>) => {
  const { definition, record, moves, onClose } = props
  const notifyChanged = useSetAtom(staffChangedAtom)
  const chosenMove = moves.find(({ move }) => move.key === props.chosen)
  const first = chosenMove ?? moves.find(({ ruleResult }) => ruleResult.allowed)
  const moveOf = (key: string) => moves.find(({ move }) => move.key === key)?.move
  const form = useRecordForm<Values, R>({
    name: 'staff-route',
    draft: `staff-route/${definition.name}/${record.id}/${record.history.length}${chosenMove ? `/${chosenMove.move.key}` : ''}`,
    start: { move: first?.move.key ?? '', date: props.date ?? null, comment: '' },
    errors: ({ move, ...values }) => staffMoveErrors(moveOf(move), values, record),
    onDone: (saved) => {
      void notifyChanged(definition)
      onClose()
      announce(`${definition.rules.the} е със статус „${stepLabel(definition.kind, saved.step)}“.`)
    },
    onStale: () => void notifyChanged(definition),
    limits: { comment: textLimits(StaffMove).comment },
  })
  const { values, input, dateInput } = form
  const move = moveOf(values.move)
  const dateOf = (of: Move | undefined) => (of?.needsDate ? values.date : null)
  const stopped = chosenMove ?? (first ? undefined : moves[0])
  return (
    <FormDialog
      title={chosenMove ? chosenMove.move.label : 'Маршрут'}
      form={form}
      loses="Ходът по маршрута не е направен."
      cancel="Затвори"
      save={move?.label ?? 'Премести'}
      danger={move?.danger ?? false}
      refusal={stopped && refusalOf(stopped.ruleResult)}
      onSave={() =>
        form.write(
          movedStaff(definition, record, { key: values.move, date: dateOf(move), comment: values.comment.trim() }),
        )
      }
      onClose={onClose}
    >
      <Current {...props} />
      {chosenMove ? (
        <Next record={record} move={chosenMove.move} />
      ) : (
        <RadioGroup
          {...input('move')}
          label="Следваща стъпка"
          required
          options={moves.map(({ move: { key, label }, ruleResult }) => ({
            value: key,
            label,
            disabled: !ruleResult.allowed,
            ...(!ruleResult.allowed && { hint: refusalText(ruleResult.refusal).split('\n').slice(1).join(' ') }),
          }))}
        />
      )}
      {move?.needsDate && (
        <DateField
          {...dateInput('date')}
          label="От дата"
          required
          hint="Първият ден, който вече не е отпуск. Дните се преизчисляват."
        />
      )}
      {first && <TextArea {...input('comment')} label="Коментар" required={move?.needsComment ?? false} />}
      {!chosenMove && <History {...props} />}
    </FormDialog>
  )
}
