/**
 * A shortcut in the list of shortcuts. `together`: the keys are pressed at once; `either`: each key works alone;
 * without them the keys are a sequence.
 */
export type ShownShortcut = { keys: readonly string[]; label: string; together?: true; either?: true }

export const ofWidgets: readonly { title: string; shortcuts: readonly ShownShortcut[] }[] = [
  {
    title: 'По екрана',
    shortcuts: [
      { keys: ['F1'], label: 'Помощ за този екран' },
      { keys: ['F6'], label: 'Към следващата част (меню, раздели, списък, преписка…)' },
      { keys: ['Shift', 'F6'], label: 'Към предишната част', together: true },
      { keys: ['←', '→'], label: 'Между разделите', either: true },
      { keys: ['↑', '↓'], label: 'По редовете на преписката', either: true },
    ],
  },
  {
    title: 'В списък',
    shortcuts: [
      { keys: ['↓'], label: 'Следващ ред' },
      { keys: ['↑'], label: 'Предишен ред' },
      { keys: ['Home'], label: 'Първи ред' },
      { keys: ['End'], label: 'Последен ред' },
      { keys: ['Enter'], label: 'Отваряне на реда, също от отметката му' },
      { keys: ['Интервал'], label: 'Избиране на реда' },
      { keys: ['→'], label: 'Към действията с реда' },
      { keys: ['Shift', 'F10'], label: 'Меню с действията с реда', together: true },
      { keys: ['Alt', '↑'], label: 'Преместване на реда нагоре, където списъкът се подрежда', together: true },
      { keys: ['Alt', '↓'], label: 'Преместване на реда надолу', together: true },
    ],
  },
  {
    title: 'Във форма и прозорец',
    shortcuts: [
      { keys: ['Ctrl', 'Enter'], label: 'Регистриране на нов документ, записване в прозорец', together: true },
      { keys: ['Alt', '↓'], label: 'Календар на полето с дата', together: true },
      { keys: ['Esc'], label: 'Затваряне на прозореца или менюто' },
    ],
  },
]

export const ofTraining: readonly ShownShortcut[] = [
  { keys: ['Ctrl', 'Alt', 'T'], label: 'Панелът „Обучение“: отваряне, влизане в него и затваряне', together: true },
]
