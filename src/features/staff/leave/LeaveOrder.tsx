import type { LeaveApplication } from '../../../contract/shapes/staff.ts'
import { addDays, formatDateYear } from '../../../dates/civilDate.ts'
import { leaveKinds } from '../../../rules/staff/staffKinds.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'

export const LeaveOrder = ({ record }: { record: LeaveApplication }) => {
  const kind = leaveKinds[record.kind]
  const issuer = record.performers.find(({ step }) => step === 'approval')
  const application = record.number && `заявление № ${record.number} от ${formatDateYear(record.date)}`
  return (
    <Paper
      title="Заповед"
      number={`№ ${record.orderNumber} от ${formatDateYear(record.orderDate)}`}
      ground={`На основание ${[kind?.basis, application].filter(Boolean).join(' и ')}`}
      rows={[
        ['РАЗРЕШАВАМ НА', record.person?.name],
        ['Длъжност', record.positionName],
        ['Звено', record.departmentName],
        ['Да ползва', kind?.label ?? record.kind],
        [
          'За периода',
          `${formatDateYear(record.fromDate)} – ${formatDateYear(record.plannedToDate ?? record.toDate)} включително`,
        ],
        ['Брой дни', pluralise(record.days ?? 0, kind?.counted === 'calendar' ? 'calendarDay' : 'workingDay')],
        ['За сметка на', record.forYear && kind?.usesBalance ? `${record.forYear} г.` : ''],
        ['Замества се от', record.substitute?.name],
        [
          'Прекъснат',
          record.plannedToDate &&
            record.toDate &&
            `от ${formatDateYear(addDays(record.toDate, 1))}; дните са преизчислени`,
        ],
      ]}
      signatures={[
        [issuer?.title ?? 'Ръководител', issuer?.person?.name],
        ['Запознат: служител', record.person?.name],
      ]}
    />
  )
}
