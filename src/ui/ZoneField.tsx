import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface ZoneFieldProps {
  label: string;
  value: string;
  /** A choice before all zones. */
  first?: { value: string; text: string };
  disabled?: boolean;
  autoFocus?: boolean;
  onChange: (zone: string) => void;
}

/** A time zone, found by typing. */
export function ZoneField(props: ZoneFieldProps) {
  const { label, value, first, disabled = false, autoFocus = false, onChange } = props;
  const known = [...(first ? [first.value] : []), ...Intl.supportedValuesOf('timeZone')];
  return (
    <Autocomplete
      size="small"
      disableClearable
      // The browser's own may go by a name that it does not list.
      options={known.includes(value) ? known : [value, ...known]}
      getOptionLabel={(zone) => (zone === first?.value ? first.text : zone)}
      value={value}
      disabled={disabled}
      onChange={(_, zone) => onChange(zone)}
      renderInput={(field) => <TextField {...field} label={label} autoFocus={autoFocus} />}
      sx={{ minWidth: 220 }}
    />
  );
}
