import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { createStoredFlag } from '#lib/storage/create-stored.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { Hint } from '#ui/Hint.tsx';
import { SettingRows } from '#ui/SettingRows.tsx';
import { shortcutsText } from './text.ts';

/** Lists the shortcuts, with the switch that turns single keys off (TRK-32). */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <HeadedDialog heading={shortcutsText.heading} onClose={onClose}>
      <SettingRows>
        <FlagSwitch label={shortcutsText.switch} setting={shortcutFlag} />
      </SettingRows>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'center',
          [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {shortcutsText.keys.map(({ keys, does }) => (
          <Fragment key={keys}>
            <dt>
              <Box
                component="kbd"
                sx={{
                  display: 'inline-block',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  px: 1,
                  py: 0.25,
                }}
              >
                {keys}
              </Box>
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Hint>{shortcutsText.hint}</Hint>
    </HeadedDialog>
  );
}

/** True if single keys do something, in this browser (TRK-32). */
export const shortcutFlag = createStoredFlag('shortcuts', true);
