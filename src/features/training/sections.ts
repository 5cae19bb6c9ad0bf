import type { ComponentType } from 'react'
import {
  type Icon,
  IconCalendar,
  IconInfo,
  IconNumbers,
  IconPeople,
  IconResult,
  IconRoute,
  IconWarning,
} from '../../widgets/icons.ts'
import type { SectionKey } from './sectionKeys.ts'
import { CalendarSection } from './sections/CalendarSection.tsx'
import { ClassSection } from './sections/ClassSection.tsx'
import { DataSection } from './sections/DataSection.tsx'
import { ExercisesSection } from './sections/ExercisesSection.tsx'
import { FaultsSection } from './sections/FaultsSection.tsx'
import { NumbersSection } from './sections/NumbersSection.tsx'
import { OthersSection } from './sections/OthersSection.tsx'
import { ScenarioSection } from './sections/ScenarioSection.tsx'

/** Whose a section is: whoever practises alone, or a class, in which the trainer has others than the trainees. */
type Whose = 'alone' | 'trainee' | 'trainer'
export type Section = {
  key: SectionKey
  title: string
  about: string
  icon: Icon
  Content: ComponentType
  /** Absent: of whoever practises alone. */
  whose?: readonly Whose[]
}

const sections: readonly Section[] = [
  {
    key: 'class',
    title: 'Група',
    about: 'Кой какво прави, съобщения и резултати',
    icon: IconPeople,
    Content: ClassSection,
    whose: ['trainer'],
  },
  {
    key: 'exercises',
    title: 'Упражнения',
    about: 'Задача, подсказки и проверка на резултата',
    icon: IconResult,
    Content: ExercisesSection,
    whose: ['alone', 'trainee'],
  },
  {
    key: 'scenario',
    title: 'Сценарий',
    about: 'Подготовка на занятие: упражнения, начален ден и връзка за обучаемите',
    icon: IconRoute,
    Content: ScenarioSection,
  },
  {
    key: 'calendar',
    title: 'Календар',
    about: 'Към друг ден и какво става дотогава',
    icon: IconCalendar,
    Content: CalendarSection,
  },
  {
    key: 'others',
    title: 'Колега и партньори',
    about: 'Някой друг работи заедно с Вас: по желание, случайно или по сценарий',
    icon: IconPeople,
    Content: OthersSection,
  },
  {
    key: 'faults',
    title: 'Аварии',
    about: 'Как изглежда грешка и какво се прави',
    icon: IconWarning,
    Content: FaultsSection,
  },
  {
    key: 'numbers',
    title: 'Регистър на номерата',
    about: 'Дадени, анулирани и пропуснати номера; дневници',
    icon: IconNumbers,
    Content: NumbersSection,
  },
  {
    key: 'data',
    title: 'За данните',
    about: 'Кое е измислено и колко време се пази',
    icon: IconInfo,
    Content: DataSection,
    whose: ['alone', 'trainee', 'trainer'],
  },
]

/** The sections of the panel in their order; `role` is that of a class, null for whoever practises alone. */
export const sectionsFor = (role: 'trainee' | 'trainer' | null): readonly Section[] =>
  sections.filter(({ whose = ['alone'] }) => whose.includes(role ?? 'alone'))
