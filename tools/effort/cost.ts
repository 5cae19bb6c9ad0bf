/** The effort of a job: mouse clicks, keys that enter no text (Tab, Enter, arrows), and typed characters. */
export type Cost = { clicks: number; keys: number; characters: number }
export type Measure = Partial<Cost>
export type Means = 'mouse' | 'keys'
