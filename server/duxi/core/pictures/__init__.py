"""Pictures that people upload: read with distrust, written anew in the sizes that pages show."""
