import type { ComponentType } from 'react'
import {
  type Icon,
  IconCalendar,
  IconEdit,
  IconInfo,
  IconNumbers,
  IconPeople,
  IconResult,
  IconRoute,
  IconWarning,
} from '../../widgets/icons.ts'
import type { SectionKey } from './sectionKeys.ts'
import { AuthoringSection } from './sections/AuthoringSection.tsx'
import { CalendarSection } from './sections/CalendarSection.tsx'
import { ClassSection } from './sections/ClassSection.tsx'
import { DataSection } from './sections/DataSection.tsx'
import { ExercisesSection } from './sections/ExercisesSection.tsx'
import { FaultsSection } from './sections/FaultsSection.tsx'
import { NumbersSection } from './sections/NumbersSection.tsx'
import { OthersSection } from './sections/OthersSection.tsx'
import { ScenarioSection } from './sections/ScenarioSection.tsx'

type Whose = 'trainee' | 'trainer'
export type Section = {
  key: SectionKey
  title: string
  about: string
  icon: Icon
  Content: ComponentType
  inClass?: readonly Whose[]
  /** True if a trainee sees the section in a private mock database. All other sections are tools of the trainer. */
  ofTrainee?: true
}

const sections: readonly Section[] = [
  {
    key: 'class',
    title: 'Група',
    about: 'Кой какво прави, съобщения и резултати',
    icon: IconPeople,
    Content: ClassSection,
    inClass: ['trainer'],
  },
  {
    key: 'exercises',
    title: 'Упражнения',
    about: 'Задача, подсказки и проверка на резултата',
    icon: IconResult,
    Content: ExercisesSection,
    inClass: ['trainee'],
    ofTrainee: true,
  },
  {
    key: 'scenario',
    title: 'Сценарий',
    about: 'Подготовка на занятие: упражнения, начален ден и връзка за обучаемите',
    icon: IconRoute,
    Content: ScenarioSection,
  },
  {
    key: 'authoring',
    title: 'Мои упражнения',
    about: 'Ново упражнение по Вашата работа: проверки, изпробване, връзка и файл',
    icon: IconEdit,
    Content: AuthoringSection,
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
    inClass: ['trainee', 'trainer'],
    ofTrainee: true,
  },
]

export const sectionsInClass = (role: Whose): readonly Section[] =>
  sections.filter(({ inClass }) => inClass?.includes(role))

/** The sections that a trainee sees in a private mock database, without the tools of the trainer. */
export const sectionsOfTrainee = sections.filter(({ ofTrainee }) => ofTrainee)
export const toolsOfTrainer = sections.filter(({ key, ofTrainee }) => !ofTrainee && key !== 'class')
