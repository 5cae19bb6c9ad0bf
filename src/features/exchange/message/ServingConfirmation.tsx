import { formatDateTime } from '../../../dates/civilDate.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconMessage } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import type { MessageRow } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'

const filesOf = (count: number | null): string | undefined => {
  if (count === null) return undefined
  return count > 0 ? pluralise(count, 'file') : 'Няма'
}

type Props = { system: ExchangeSystem; row: MessageRow | undefined; onOpen: () => void }

export const ServingConfirmation = ({ system, row, onOpen }: Props) => {
  useTabTitle(row && `${row.title} – ${system.short}`)
  return (
    <>
      <BackHeader href={system.listHref()} label={system.listTitle} />
      <PageHeader title={row?.title ?? system.messageTitle} />
      <Card title="Отваряне на съобщението" className="serving">
        <div className="flex flex-column gap-3">
          <p>
            {row ? 'Съобщението още не е отворено.' : 'Съобщението може още да не е отворено.'} С отварянето то се смята
            за <b>връчено</b>: подателят получава удостоверение с датата и часа, а Вашето име се записва.
          </p>
          {row && (
            <DescriptionList
              items={[
                { term: system.senderLabel, value: row.sender },
                { term: 'Изпратено на', value: formatDateTime(row.dateSent) },
                { term: 'Прикачени файлове', value: filesOf(row.filesCount) },
              ]}
            />
          )}
          <div className="flex flex-wrap align-items-center gap-2">
            <Button kind="primary" icon={IconMessage} onClick={onOpen}>
              Отвори съобщението
            </Button>
            <LinkButton href={system.listHref()}>Не сега</LinkButton>
          </div>
        </div>
      </Card>
    </>
  )
}
