import { useState } from 'react'
import { Button } from '../../../src/widgets/buttons/Button.tsx'
import { FileDrop } from '../../../src/widgets/files/FileDrop.tsx'
import { FileRow } from '../../../src/widgets/files/FileRow.tsx'
import { IconPrint, IconResolution } from '../../../src/widgets/icons.ts'
import { MenuButton } from '../../../src/widgets/overlays/MenuButton.tsx'
import { BackHeader } from '../../../src/widgets/page/BackHeader.tsx'
import { Card } from '../../../src/widgets/page/Card.tsx'
import { DeadlineStrip } from '../../../src/widgets/page/DeadlineStrip.tsx'
import { DescriptionList } from '../../../src/widgets/page/DescriptionList.tsx'
import type { DayRole } from '../../../src/widgets/page/deadlineDay.ts'
import { PageHeader } from '../../../src/widgets/page/PageHeader.tsx'
import { Section } from '../../../src/widgets/page/Section.tsx'
import { TabPanel, Tabs } from '../../../src/widgets/page/Tabs.tsx'
import { Timeline } from '../../../src/widgets/page/Timeline.tsx'
import { DirectionIcon } from '../../../src/widgets/tags/DirectionIcon.tsx'
import { StatusTag } from '../../../src/widgets/tags/StatusTag.tsx'
import { Frame } from './Frame.tsx'
import { MovableTree } from './MovableTree.tsx'

const roleOf = (day: number): DayRole =>
  day === 18
    ? 'start'
    : day === 31
      ? 'end'
      : [21, 22, 28, 29].includes(day)
        ? 'off'
        : day === 24
          ? 'holiday'
          : 'counted'
const days = Array.from({ length: 14 }, (_, index) => {
  const day = 18 + index
  return { date: day > 30 ? '2026-12-01' : `2026-11-${day}`, role: roleOf(day) }
})
const nothing = () => {}

export const DocumentScene = () => {
  const [tab, setTab] = useState('main')
  return (
    <Frame>
      <BackHeader
        href="/list"
        label="Документи"
        position={{ index: 3, total: 412, previousHref: '/a', nextHref: '/b' }}
      />
      <PageHeader
        title="Сигнал за неточно отмерване на гориво в бензиностанция „Дунав Ойл“, гр. Русе"
        above={
          <>
            <DirectionIcon direction={1} />
            <span className="num">СГ-112-18.11.2026</span>
            <StatusTag tone="violet">В изпълнение</StatusTag>
            <StatusTag tone="red">Има просрочена задача</StatusTag>
          </>
        }
        actions={
          <>
            <Button>Задача</Button>
            <MenuButton label="Печат" icon={IconPrint} items={[{ label: 'Разписка', run: nothing }]} />
            <Button
              id="refused"
              refusal={{
                title: 'Защо не мога да приключа?',
                because:
                  'Две задачи по документа не са изпълнени: И. Петров – проверка на място и М. Колева – проект на отговор. Приключването става възможно, щом бъдат изпълнени или снети.',
                who: 'Н. Христов (възложител)',
              }}
            >
              Приключи
            </Button>
            <Button kind="primary" icon={IconResolution}>
              Резолюция
            </Button>
          </>
        }
      />
      <div className="doc-grid">
        <Card flush>
          <Tabs
            label="Части на документа"
            current={tab}
            onChange={setTab}
            tabs={[
              { key: 'main', label: 'Основни данни' },
              { key: 'files', label: 'Файлове', count: 4 },
              { key: 'people', label: 'Кореспонденти', count: 1 },
              { key: 'tasks', label: 'Задачи и резолюции', count: 3, tone: 'alert' },
              { key: 'history', label: 'История' },
            ]}
          />
          <TabPanel of={tab}>
            <div className="card-body">
              <DescriptionList
                items={[
                  { term: 'Вид', value: 'Сигнал' },
                  { term: 'Получен чрез', value: 'Сигурно електронно връчване' },
                  { term: 'Подател', value: 'Иван Стоянов Колев' },
                  { term: 'Получен на', value: '18.11.2026 г. 09:12 ч.' },
                  { term: 'Адресирано до', value: 'ГД „Контрол и проверки“, РО – Русе' },
                  { term: 'Външен №', value: '' },
                ]}
              />
            </div>
            <Section title="Файлове" actions={<Button small>Изтегли всички</Button>}>
              <FileRow
                name="Сигнал – подписан.pdf"
                onOpen={nothing}
                note="основен документ · 412 KB"
                actions={<Button small>Преглед</Button>}
              />
              <FileRow name="касов бон 1.jpg" state="sending" progress={0.62} onCancel={nothing} />
              <FileRow
                name="virus.exe"
                state="failed"
                error="Този вид файл не се приема."
                onRetry={nothing}
                onRemove={nothing}
              />
              <FileDrop label="Прикачете файлове" hint="PDF, DOCX, JPG, PNG до 20 MB" onFiles={nothing} />
            </Section>
            <Section title="История">
              <Timeline
                label="История"
                items={[
                  { key: '1', when: '18.11.2026 г. 09:15 ч.', who: 'Д. Илиева', what: 'Регистриран', tone: 'green' },
                  {
                    key: '2',
                    when: '18.11.2026 г. 10:02 ч.',
                    who: 'Н. Христов',
                    what: 'Резолюция',
                    body: 'Проверка на място и доклад.',
                    tone: 'blue',
                  },
                ]}
              />
            </Section>
          </TabPanel>
        </Card>
        <aside aria-label="Преписка">
          <Card title="Защо срокът е 01.12.2026 г.?">
            <p className="muted">9 работни дни от регистрирането. Денят на регистриране не се брои.</p>
            <DeadlineStrip days={days} />
          </Card>
          <Card title="Преписка СГ-112">
            <MovableTree />
          </Card>
        </aside>
      </div>
    </Frame>
  )
}
