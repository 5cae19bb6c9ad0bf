import type { ReactNode } from 'react'
import { IconButton } from '../../../src/widgets/buttons/IconButton.tsx'
import { SearchBox } from '../../../src/widgets/fields/SearchBox.tsx'
import { Glyph } from '../../../src/widgets/Glyph.tsx'
import { IconAccessibility, IconMenu, IconNotifications } from '../../../src/widgets/icons.ts'
import { menuIcons } from '../../../src/widgets/menuIcons.ts'
import { MenuButton } from '../../../src/widgets/overlays/MenuButton.tsx'
import { PendingBar } from '../../../src/widgets/overlays/PendingBar.tsx'
import { Count } from '../../../src/widgets/tags/Count.tsx'
import { PersonAvatar } from '../../../src/widgets/tags/PersonAvatar.tsx'

const entries: [keyof typeof menuIcons, string, number?][] = [
  ['documents', 'Документи'],
  ['caseFiles', 'Преписки'],
  ['eDelivery', 'Съобщения от е-Връчване', 9],
  ['docExchange', 'Съобщения от обмен на документи', 5],
  ['notRead', 'Съдържащи непрочетени'],
  ['control', 'За контрол и изпълнение'],
  ['manage', 'За управление'],
  ['unfinished', 'Неприключени'],
  ['all', 'Всички'],
  ['tasks', 'Задачи'],
  ['correspondents', 'Кореспонденти'],
  ['external', 'Eventis'],
]

export const Frame = ({ children, pending = false }: { children: ReactNode; pending?: boolean }) => (
  <div className="app">
    <div className="side">
      <a className="brand" href="/">
        <span className="seal" aria-hidden>
          Д
        </span>
        Деловод
      </a>
      <div className="module">
        <MenuButton
          label="Модул Документооборот"
          placement="bottom-start"
          items={[{ label: 'Модул АУ', run: () => {} }]}
        />
      </div>
      <nav aria-label="Меню на модула">
        <ul className="menu-list">
          {entries.map(([icon, label, count], index) => (
            <li key={label}>
              <a href="/list" aria-current={index === 0 ? 'page' : undefined}>
                <Glyph icon={menuIcons[icon]} />
                {label}
                {count !== undefined && <Count value={count} tone="menu" label="необработени" />}
              </a>
            </li>
          ))}
        </ul>
        <h2 className="menu-title">Последно отваряни</h2>
        <ul className="recent">
          <li>
            <a href="/list">АУ-01-1247 – Заявление за одобряване</a>
          </li>
          <li>
            <a href="/list">Преписка РД-09-88</a>
          </li>
        </ul>
      </nav>
    </div>
    <div>
      <header className="top">
        <span className="menu-button">
          <IconButton icon={IconMenu} label="Меню" />
        </span>
        <SearchBox label="Търсене по номер, относно, кореспондент…" text="" onText={() => {}} kbd="/" />
        <div className="top-end">
          <span className="live">
            <span>на живо</span>
          </span>
          <IconButton icon={IconAccessibility} label="Достъпност" />
          <IconButton icon={IconNotifications} label="Известия, 3 нови" badge={3} />
          <div className="me">
            <PersonAvatar name="Мария Петрова" />
            <span className="me-name">
              Мария Петрова<small>отдел „Деловодство“</small>
            </span>
          </div>
        </div>
        <PendingBar pending={pending} />
      </header>
      <main>{children}</main>
    </div>
  </div>
)
