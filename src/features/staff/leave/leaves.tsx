import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { filledInOf, LeaveApplication } from '../../../contract/shapes/staff.ts'
import { leaveApplications } from '../../../contract/staff.ts'
import { formatDateYear, isCivilDate, yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { daysOfLeave, leaveErrors, leaveRegister } from '../../../rules/staff/leaveRules.ts'
import { kindIn, leaveKindLabels, leaveKinds } from '../../../rules/staff/staffKinds.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { numberColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconCalendar } from '../../../widgets/icons.ts'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { TabPanel, Tabs } from '../../../widgets/page/Tabs.tsx'
import { staffColumns } from '../list/staffColumns.tsx'
import { StaffScreen, type StaffScreenProps } from '../StaffScreen.tsx'
import { staffDefinition } from '../staffDefinition.ts'
import { AwayCalendar } from './AwayCalendar.tsx'
import { LeaveFields } from './LeaveFields.tsx'
import { LeaveMore } from './LeaveMore.tsx'
import { LeaveOrder } from './LeaveOrder.tsx'
import { LeavePaper } from './LeavePaper.tsx'
import { RemainingDialog } from './RemainingDialog.tsx'

const daysIn = ({ kind, days }: LeaveApplication): string =>
  days === null ? '' : pluralise(days, leaveKinds[kind]?.counted === 'calendar' ? 'calendarDay' : 'workingDay')

export const leaves = staffDefinition<LeaveApplication>({
  kind: 'leave',
  name: 'leave-application',
  title: 'Заявления за отпуск',
  newTitle: 'Ново заявление за отпуск',
  newLabel: 'Ново заявление',
  emptyText: 'Тук се появяват заявленията за отпуск на служителите.',
  at: to.staff.leaveApplications,
  calls: leaveApplications,
  staleCalls: [leaveApplications.getAbsences, leaveApplications.getAwayClashes, leaveApplications.getRemainingLeave],
  rules: leaveRegister,
  columns: staffColumns<LeaveApplication>('leave', [
    numberColumn('days', 'Дни', { width: '4.5rem', onPhone: 'line' }),
    {
      key: 'substitute',
      header: 'Заместник',
      onPhone: 'line',
      text: ({ substitute }) => substitute?.name ?? '',
    },
  ]),
  hiddenAtFirst: ['substitute'],
  shape: LeaveApplication,
  filledIn: filledInOf.leave,
  begins: () => ({ kind: 'annual', forYear: yearOf(today()) }),
  useErrors: () => {
    const calendar = useAtomValue(calendarAtom)
    return (leave) => leaveErrors(leave, calendar && daysOfLeave(leave.kind, leave.fromDate, leave.toDate, calendar))
  },
  Fields: LeaveFields,
  factsOf: (leave) => [
    { term: 'Вид отпуск', value: kindIn(leaveKindLabels, leave.kind) },
    { term: 'Основание', value: leaveKinds[leave.kind]?.basis },
    { term: 'От', value: formatDateYear(leave.fromDate) },
    { term: 'До', value: formatDateYear(leave.toDate) },
    { term: 'Дни', value: daysIn(leave) },
    leave.plannedToDate
      ? { term: 'Прекъснат', value: `беше разрешен до ${formatDateYear(leave.plannedToDate)}` }
      : undefined,
    leaveKinds[leave.kind]?.usesBalance
      ? { term: 'За сметка на', value: leave.forYear && `${leave.forYear} г.` }
      : undefined,
    { term: 'Заместник', value: leave.substitute?.name },
    leave.orderNumber
      ? { term: 'Заповед', value: `№ ${leave.orderNumber} от ${formatDateYear(leave.orderDate)}` }
      : undefined,
  ],
  More: LeaveMore,
  papers: [
    {
      title: 'Заповед за отпуск',
      command: 'Печат на заповедта',
      Sheet: LeaveOrder,
      isOf: ({ orderNumber }) => orderNumber !== '',
    },
    { title: 'Заявление за отпуск', command: 'Печат на заявлението', Sheet: LeavePaper },
  ],
})

const tabs = [
  { key: 'list', label: 'Списък' },
  { key: 'calendar', label: 'Календар' },
] as const

const firstOfMonth = (text: string | null): string =>
  text !== null && isCivilDate(`${text}-01`) ? `${text}-01` : `${today().slice(0, 7)}-01`

const LeaveList = () => {
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const [isReportOpen, setReportOpen] = useState(false)
  const isCalendar = search.get('view') === 'calendar'
  const departmentId = Number(search.get('department')) || 0
  const calendarOf = (month: string, department: number) =>
    to.staff.leaveApplications.list({ view: 'calendar', month: month.slice(0, 7), department: department || undefined })
  const report = (
    <Button icon={IconCalendar} onClick={() => setReportOpen(true)}>
      Остатък от отпуск
    </Button>
  )
  const tabRow = (
    <Tabs
      label="Отпуски"
      tabs={tabs}
      current={isCalendar ? 'calendar' : 'list'}
      onChange={(key) => navigate(key === 'list' ? leaves.at.list() : calendarOf(today(), 0))}
    />
  )
  return (
    <>
      {isCalendar ? (
        <>
          <PageHeader isToolbar title={leaves.title} switcher={tabRow} actions={report} />
          <TabPanel of="calendar">
            <AwayCalendar
              month={firstOfMonth(search.get('month'))}
              departmentId={departmentId}
              onShow={(month, department) => navigate(calendarOf(month, department), { replace: true })}
            />
          </TabPanel>
        </>
      ) : (
        <StaffScreen definition={leaves} show="list" before={report} tabs={{ row: tabRow, current: 'list' }} />
      )}
      {isReportOpen && <RemainingDialog onClose={() => setReportOpen(false)} />}
    </>
  )
}

const LeaveScreens = ({ show }: StaffScreenProps) =>
  show === 'list' ? <LeaveList /> : <StaffScreen definition={leaves} show={show} />

export default LeaveScreens
