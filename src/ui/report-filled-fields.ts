type Field = HTMLInputElement | HTMLTextAreaElement;

/** Password managers fill in no times and numbers, and these have values that may be written in several ways. */
const FIELDS = 'textarea, input:is([type="text"], [type="password"])';

/**
 * Reports to React the values that a password manager has filled in without an event (UI-24): before a form is
 * sent, the missing events are dispatched.
 *
 * @returns stops it
 */
export function reportFilledFields(): () => void {
  const known = new WeakMap<Field, string>();
  const noteInput = ({ target }: Event) => {
    if (isField(target)) known.set(target, target.value);
  };
  const reportMissing = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of target.elements) {
      // React keeps the default value of a field that it controls equal to the value that it knows.
      if (isField(field) && ![known.get(field), field.defaultValue].includes(field.value))
        report(field);
    }
  };
  document.addEventListener('input', noteInput, true);
  document.addEventListener('submit', reportMissing, true);
  return () => {
    document.removeEventListener('input', noteInput, true);
    document.removeEventListener('submit', reportMissing, true);
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

/** Dispatches the event of a value, which React takes for known if it was set at the element itself. */
function report(field: Field): void {
  const { value } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
