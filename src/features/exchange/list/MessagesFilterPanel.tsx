import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { useFilterDraft } from '../../../screen-kit/list/useFilterDraft.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { statusOptions } from '../messageStatus.ts'
import { filterTags, isFilterOn, type MessagesFilter, statusIdOf, withStatus } from './messagesFilter.ts'
import type { MessagesList } from './useMessagesList.ts'

type Props = { system: ExchangeSystem; list: MessagesList }

/** The filter of a messages list; „Само необработени“ stands over it, for it works at once (see `WaitingSwitch`). */
export const MessagesFilterPanel = ({ system, list }: Props) => {
  const { filter, show } = list
  const { values, edit, apply, clear, remove } = useFilterDraft<MessagesFilter>({
    applied: filter,
    cleared: {},
    isOn: isFilterOn,
    onFilter: show,
    onRefresh: list.refresh,
    asking: list.fetching,
  })
  const period = usePeriod(values)
  const text = (name: 'title' | 'sender' | 'senderNumber', label: string) => (
    <TextField
      label={label}
      value={values[name] ?? ''}
      onChange={(typed) => edit({ [name]: typed })}
      set={filter[name] !== undefined}
    />
  )
  return (
    <FilterCard
      active={isFilterOn(filter)}
      busy={list.fetching}
      onApply={() => period.check() && apply()}
      onClear={() => {
        period.reset()
        clear()
      }}
      tags={filterTags(filter, system.subjectLabel).map(({ key, label }) => ({
        key,
        label,
        onRemove: () => remove(key),
      }))}
    >
      {text('title', system.subjectLabel)}
      {text('sender', system.senderLabel)}
      {system.name === 'docExchange' && text('senderNumber', 'Рег. индекс')}
      <SelectField
        label="Статус"
        value={String(values.incomingStatusId ?? '')}
        options={statusOptions}
        empty="Всички"
        onChange={(id) => edit(withStatus(statusIdOf(id)))}
        set={filter.incomingStatusId !== undefined}
      />
      <PeriodFields values={values} applied={filter} edit={edit} period={period} />
    </FilterCard>
  )
}
