import type { LeaveApplication } from '../../../contract/shapes/staff.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { leaveKinds } from '../../../rules/staff/staffKinds.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'
import { signersOf } from '../signers.ts'

export const LeavePaper = ({ record }: { record: LeaveApplication }) => {
  const kind = leaveKinds[record.kind]
  const days = pluralise(record.days ?? 0, kind?.counted === 'calendar' ? 'calendarDay' : 'workingDay')
  return (
    <Paper
      title="Заявление"
      number={record.number && `№ ${record.number} от ${formatDateYear(record.date)}`}
      rows={[
        ['От', record.person?.name],
        ['Длъжност', record.positionName],
        ['Звено', record.departmentName],
        ['Моля да ми бъде разрешен', kind ? `${kind.label} (${kind.basis})` : record.kind],
        ['За периода', `${formatDateYear(record.fromDate)} – ${formatDateYear(record.toDate)} включително`],
        ['Брой дни', days],
        ['За сметка на', record.forYear && kind?.usesBalance ? `${record.forYear} г.` : ''],
        ['Ще бъда заместван от', record.substitute?.name],
        ['Бележка', record.note],
        ['Заповед', record.orderNumber && `№ ${record.orderNumber} от ${formatDateYear(record.orderDate)}`],
      ]}
      signatures={[['Служител', record.person?.name], ...signersOf(record)]}
    />
  )
}
