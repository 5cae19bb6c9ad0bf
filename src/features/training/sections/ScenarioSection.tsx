/** Not there yet: the section says so. */
export const ScenarioSection = () => <p className="muted">Този раздел се подготвя.</p>
