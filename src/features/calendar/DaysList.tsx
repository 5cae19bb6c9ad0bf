import { formatDateYear, weekday } from '../../dates/civilDate.ts'
import { weekdayName } from '../../rules/deadlines/dayCalendar.ts'
import { dayKindLabel, mayRemoveDay } from '../../rules/deadlines/nonWorkingDayRules.ts'
import { refusalOf } from '../../rules/ruleResult.ts'
import { MutationOutcomeBanner } from '../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../screen-kit/saving/useMutation.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { Clamp } from '../../widgets/grid/Clamp.tsx'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { IconDelete } from '../../widgets/icons.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { type CalendarDay, removedDay } from './dayWrites.ts'
import { MovedTerms } from './MovedTerms.tsx'

const columns: GridColumn<CalendarDay>[] = [
  {
    key: 'date',
    header: 'Дата',
    width: '8rem',
    nowrap: true,
    onPhone: 'title',
    text: ({ date }) => formatDateYear(date),
  },
  { key: 'weekday', header: 'Ден', width: '7rem', onPhone: 'tag', text: ({ date }) => weekdayName(weekday(date)) },
  { key: 'name', header: 'Наименование', onPhone: 'bare', cell: ({ name }) => <Clamp lines={2}>{name}</Clamp> },
  { key: 'kind', header: 'Вид', width: '12rem', onPhone: 'line', text: ({ kind }) => dayKindLabel(kind) },
]

const keyOf = ({ date, id }: CalendarDay) => `${date} ${id ?? ''}`

type Props = {
  year: number
  days: readonly CalendarDay[]
  current: string | undefined
  onChanged: () => void
}

export const DaysList = ({ year, days, current, onChanged }: Props) => {
  const currentDay = days.find(({ date }) => date === current)
  const { confirm, confirmDialog } = useConfirm()
  const { state, write } = useMutation<'removed'>(() => announce('Денят отново е работен.'), onChanged)
  const remove = async ({ date, name }: CalendarDay, id: number) => {
    const body = (
      <>
        <p>{`„${name}“`}</p>
        <MovedTerms date={date} change="removed" />
      </>
    )
    const title = `${formatDateYear(date)} ще бъде работен ден`
    if (await confirm({ title, body, yes: 'Премахни', danger: true })) write(removedDay({ id, date }))
  }
  const actions = (day: CalendarDay): MenuItem[] => {
    const { id } = day
    const refusal = refusalOf(mayRemoveDay(day))
    if (id === undefined && !refusal) return []
    return [
      {
        label: 'Премахни',
        icon: IconDelete,
        danger: true,
        refusal,
        run: () => {
          if (id !== undefined) void remove(day, id)
        },
      },
    ]
  }
  return (
    <div className="year-list">
      <MutationOutcomeBanner state={state} check="Вижте календара, преди да опитате отново." />
      <Grid
        label={`Неработни дни през ${year} г.`}
        columns={columns}
        rows={days}
        rowKey={keyOf}
        currentKey={currentDay && keyOf(currentDay)}
        rowLabel={({ date }) => formatDateYear(date)}
        rowActions={actions}
        empty={<EmptyState title="Няма неработни дни" />}
      />
      {confirmDialog}
    </div>
  )
}
