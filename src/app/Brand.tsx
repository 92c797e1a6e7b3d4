import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LOW_PAGE, NARROW } from '#theme/sizes.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { appText } from './text.ts';

interface BrandProps {
  /** A phone shows the mark alone, where there is no room. */
  isShort: boolean;
}

/** The product's mark and name: the first thing that a page says. */
export function Brand({ isShort }: BrandProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        flexShrink: 0,
        // Without its mark it takes no gap either.
        [LOW_PAGE]: isShort ? { mr: -0.5 } : {},
      }}
    >
      <Box
        component="img"
        src={`${import.meta.env.BASE_URL}icon.svg`}
        alt=""
        width={20}
        height={20}
        // A name has no room beside it there.
        sx={isShort ? { [NARROW]: { display: 'none' }, [LOW_PAGE]: { display: 'none' } } : {}}
      />
      <Typography
        component="h1"
        sx={[
          { fontSize: '1rem', fontWeight: 700, lineHeight: 1.5, whiteSpace: 'nowrap' },
          isShort && (({ breakpoints }) => ({ [breakpoints.down('md')]: hiddenFromSight })),
        ]}
      >
        {appText.appName}
      </Typography>
    </Box>
  );
}
