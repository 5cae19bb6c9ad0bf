import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Practice } from '../../rules/training/practice.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconBack, IconClose, IconNext } from '../../widgets/icons.ts'
import { Part } from '../../widgets/page/Part.tsx'
import { sectionAtom } from './panelPlace.ts'
import { PracticeContext } from './practiceContext.ts'
import type { SectionKey } from './sectionKeys.ts'
import { sections } from './sections.ts'
import './training.css'

const Sections = ({ onPick }: { onPick: (key: SectionKey) => void }) => (
  <ul className="practice-sections">
    {sections.map(({ key, title, about, icon }) => (
      <li key={key}>
        <button type="button" className="practice-section" onClick={() => onPick(key)}>
          <Glyph icon={icon} />
          <span>
            <strong>{title}</strong>
            <small>{about}</small>
          </span>
          <Glyph icon={IconNext} />
        </button>
      </li>
    ))}
  </ul>
)

/** The panel beside the page: a list of sections, or one of them. */
const Panel = ({ onClose }: { onClose: () => void }) => {
  const [place, setPlace] = useAtom(sectionAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const section = sections.find(({ key }) => key === place)
  // Whoever opens the panel, or a section of it, is taken there by the keyboard too.
  useEffect(() => heading.current?.focus(), [place])
  return (
    <aside
      id="practice"
      className="practice no-print"
      aria-label="Обучение"
      data-part
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        if (section) setPlace(null)
        else onClose()
      }}
    >
      <header className="practice-head">
        {section && <IconButton icon={IconBack} label="Към разделите на обучението" onClick={() => setPlace(null)} />}
        <h2 ref={heading} tabIndex={-1}>
          {section?.title ?? 'Обучение'}
        </h2>
        <IconButton icon={IconClose} label="Затвори обучението" onClick={onClose} />
      </header>
      <div className="practice-body">
        {section ? (
          <Part key={section.key} name={section.title}>
            <section.Content />
          </Part>
        ) : (
          <Sections onPick={setPlace} />
        )}
      </div>
    </aside>
  )
}

/** The panel „Обучение“ over what can be done by hand with the imitated backend. */
export const TrainingPanel = ({ practice, onClose }: { practice: Practice; onClose: () => void }) => (
  <PracticeContext value={practice}>
    <Panel onClose={onClose} />
  </PracticeContext>
)
