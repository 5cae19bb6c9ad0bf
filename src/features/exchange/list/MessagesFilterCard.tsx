import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { statusOptions } from '../messageStatus.ts'
import { type MessagesFilter, messagesFilter, withStatus } from './messagesFilter.ts'

type Props = { system: ExchangeSystem; list: Filtering<MessagesFilter> }

export const MessagesFilterCard = ({ system, list }: Props) => {
  const filter = messagesFilter[system.name]
  const panel = useFilterPanel(filter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <TextField label={system.subjectLabel} {...panel.text('title')} />
      <TextField label={system.senderLabel} {...panel.text('sender')} />
      {system.name === 'docExchange' && <TextField label="Рег. индекс" {...panel.text('senderNumber')} />}
      <SelectField
        label="Статус"
        options={statusOptions}
        {...panel.choice('incomingStatusId')}
        onChange={(id) => panel.edit(withStatus(filter.fields.incomingStatusId.address.read(id)))}
      />
      <PeriodFields {...period} />
    </FilterCard>
  )
}
