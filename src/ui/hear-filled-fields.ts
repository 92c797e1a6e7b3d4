type Field = HTMLInputElement | HTMLTextAreaElement;

/** Nobody fills in times and numbers, which also may read otherwise than they were written. */
const FIELDS = 'textarea, input:is([type="text"], [type="password"])';

/**
 * Lets every form send what stands in its fields (UI-24). A password manager may fill them in without an
 * event, and React would not know: before a form is sent, the missing events are made up.
 *
 * @returns stops it
 */
export function hearFilledFields(): () => void {
  const heard = new WeakMap<Field, string>();
  const hear = ({ target }: Event) => {
    if (isField(target)) heard.set(target, target.value);
  };
  const makeUp = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of target.elements) {
      // React keeps the default value of a field that it controls equal to what it knows.
      if (isField(field) && ![heard.get(field), field.defaultValue].includes(field.value))
        tell(field);
    }
  };
  document.addEventListener('input', hear, true);
  document.addEventListener('submit', makeUp, true);
  return () => {
    document.removeEventListener('input', hear, true);
    document.removeEventListener('submit', makeUp, true);
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

/** Tells React of a value, which it takes for known if it was set at the element itself. */
function tell(field: Field): void {
  const { value } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
